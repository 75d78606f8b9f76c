import { tabIcon } from '@/app/icons/render';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(await tabIcon(), { headers: { 'content-type': 'image/vnd.microsoft.icon' } });
}
