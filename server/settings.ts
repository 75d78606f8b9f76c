import { z } from 'zod';

const origins = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim().replace(/\/$/, ''))
      .filter(Boolean),
  );
const nonNegativeInteger = (usual: number) => z.coerce.number().int().min(0).default(usual);

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  SITE_DIR: z.string().default('out'),
  SITE_URL: z
    .url()
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  TRUST_PROXY: nonNegativeInteger(0),
  LEADS_DATABASE_URL: z
    .string()
    .startsWith('file:', 'Must name a file, such as file:./data/leads.db')
    .default('file:./data/leads.db'),
  LEADS_RATE_PER_MINUTE: nonNegativeInteger(30),
  LEADS_TOTAL_PER_MINUTE: nonNegativeInteger(50),
  LEADS_ALLOWED_ORIGINS: origins,
  LEADS_THANK_YOU_URL: z.string().default('/thank-you'),
  LEADS_MIN_FREE_MB: nonNegativeInteger(64),
  LEADS_RETENTION_DAYS: nonNegativeInteger(761),
  LEADS_COPY_KEY: z
    .string()
    .regex(/^age1[a-z0-9]{58}$/, 'Must be a public key from age-keygen, which starts with age1')
    .optional(),
  DESK_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  DESK_HOST: z.string().min(1).default('127.0.0.1'),
  DESK_TRUST_PROXY: nonNegativeInteger(0),
  DESK_URL: z.url().optional(),
  DESK_REQUIRE_SECOND_FACTOR: z.stringbool().default(false),
  DESK_SECRET_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'Must be 32 random bytes in base64, as printed by openssl rand -base64 32')
    .optional(),
  SMTP_URL: z.string().optional(),
  LEADS_MAIL_TO: z.string().optional(),
  LEADS_MAIL_FROM: z.string().optional(),
  LEADS_WEBHOOK_URL: z
    .url()
    .refine((text) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(text), 'Must be an https URL')
    .optional(),
  LEADS_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'Must be whsec_ followed by 24 to 64 random bytes in base64')
    .optional(),
});

/** Settings from the environment, documented in docs/going-live.md. */
export type Settings = z.infer<typeof schema>;

/** Reads the settings; an empty value counts as unset. Throws an error that names each invalid setting. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(nonEmpty);
  if (!result.success) {
    const sentences = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Invalid settings:\n${sentences.join('\n')}`);
  }
  const { SMTP_URL, LEADS_MAIL_TO, LEADS_MAIL_FROM } = result.data;
  const mail = [SMTP_URL, LEADS_MAIL_TO, LEADS_MAIL_FROM];
  if (mail.some(Boolean) && !mail.every(Boolean)) {
    throw new Error('To send leads by email, set all of SMTP_URL, LEADS_MAIL_TO and LEADS_MAIL_FROM.');
  }
  if ((result.data.LEADS_WEBHOOK_URL === undefined) !== (result.data.LEADS_WEBHOOK_SECRET === undefined)) {
    throw new Error('To send leads to another system, set both LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET.');
  }
  return result.data;
}

/** Whether every account needs a second factor: if other machines can reach the desk, or a setting requires it. */
export function requiresSecondFactor(settings: Settings): boolean {
  const { DESK_HOST, DESK_TRUST_PROXY, DESK_REQUIRE_SECOND_FACTOR } = settings;
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(DESK_HOST) && DESK_TRUST_PROXY === 0;
  return DESK_REQUIRE_SECOND_FACTOR || !isLocal;
}
