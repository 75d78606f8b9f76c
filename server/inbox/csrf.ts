import type { Context, MiddlewareHandler } from 'hono';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { Refusal } from '@/server/inbox/refusal';

export type CsrfSettings = {
  readonly trustedProxies: number;
  /** Origins of other sites that may post here. */
  readonly allowedOrigins: readonly string[];
};

function isSameHost(origin: string, context: Context, trustedProxies: number): boolean {
  const forwarded = trustedProxies > 0 ? context.req.header('x-forwarded-host') : undefined;
  return URL.canParse(origin) && new URL(origin).host === (forwarded ?? context.req.header('host'));
}

/**
 * Rejects cross-site form posts by `Sec-Fetch-Site` or, in browsers that don't send it, by `Origin`, which is `null` on
 * pages with `no-referrer`. Hono's middleware would also reject posts with neither header, but those come from programs:
 * every browser of the last ten years sends one, and no web page can leave it out.
 */
export function csrfGuard({ trustedProxies, allowedOrigins }: CsrfSettings): MiddlewareHandler {
  const guard = csrf({
    secFetchSite: ['same-origin', 'none'],
    origin(origin, context) {
      if (allowedOrigins.includes(origin)) return true;
      if (context.req.header('sec-fetch-site') !== undefined) return false;
      return origin === 'null' || isSameHost(origin, context, trustedProxies);
    },
  });
  return async (context, next) => {
    const { headers } = context.req.raw;
    if (!headers.has('sec-fetch-site') && !headers.has('origin')) return next();
    try {
      return await guard(context, next);
    } catch (problem) {
      if (problem instanceof HTTPException) throw new Refusal(403, 'This form can be sent only from our website.');
      throw problem;
    }
  };
}
