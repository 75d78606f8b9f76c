import { tabIcon } from '@/app/icons/render';

export const dynamic = 'force-static';

/** The icon of a browser tab. */
export async function GET() {
  return new Response(await tabIcon(), { headers: { 'content-type': 'image/vnd.microsoft.icon' } });
}
