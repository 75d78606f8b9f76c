import { callFormOnPages } from '@/content/forms/call';

export const dynamic = 'force-static';

/** The call form as data, which the call sheet fetches when it is opened. */
export function GET() {
  return Response.json(callFormOnPages);
}
