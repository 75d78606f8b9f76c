import type { Context, MiddlewareHandler } from 'hono';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { Refusal } from '@/server/inbox/refusal';

export type CsrfSettings = {
  /** How many proxies of ours are in front of the server. */
  readonly trustedProxies: number;
  /** Origins of other sites whose pages may post here. */
  readonly allowedOrigins: readonly string[];
};

function isSameHost(origin: string, context: Context, trustedProxies: number): boolean {
  const forwarded = trustedProxies > 0 ? context.req.header('x-forwarded-host') : undefined;
  return URL.canParse(origin) && new URL(origin).host === (forwarded ?? context.req.header('host'));
}

/**
 * Refuses forms that a page of another site sends. A browser that names the relation of the two sites (Sec-Fetch-Site)
 * is believed. An older browser is judged by Origin, which is `null` for a page of ours that sends no referrer.
 * Hono's middleware also refuses what carries neither header. That is no browser of the last ten years, and no other
 * program can be made to send a form by a web page: it may post.
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
      if (problem instanceof HTTPException) throw new Refusal(403, 'Forms are taken from our own pages only.');
      throw problem;
    }
  };
}
