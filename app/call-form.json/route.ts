import { callForm } from '@/content/forms/call';

export const dynamic = 'force-static';

/** Fetched by the call sheet when it opens. */
export function GET() {
  return Response.json(callForm);
}
