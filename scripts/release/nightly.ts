import { createTransport } from 'nodemailer';

/** Says which articles wait for their review, on the terminal and, with the mail settings of the server, by email. */
export async function reportUnread(
  articles: readonly string[],
  {
    SMTP_URL: server,
    LEADS_MAIL_TO: to,
    LEADS_MAIL_FROM: from,
  }: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string> {
  const text = [
    'The site was built without these articles: their day has come, and nobody has read their present words.',
    ...articles.map((article) => `  ${article}`),
    'Read them, run npm run reviewed, and commit content/reviews.json.',
  ].join('\n');
  console.log(text);
  if (server && to && from)
    await createTransport(server).sendMail({ from, to, subject: 'Articles wait for their review', text });
  return text;
}
