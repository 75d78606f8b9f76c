import { createTransport } from 'nodemailer';

/** Lists the articles that wait for review on the terminal and, with the server's mail settings, by email. */
export async function reportUnread(articles: readonly string[]): Promise<void> {
  const { SMTP_URL: server, LEADS_MAIL_TO: to, LEADS_MAIL_FROM: from } = process.env;
  const text = [
    'The site was built without these articles. They are due, and nobody has reviewed their current text:',
    ...articles.map((article) => `  ${article}`),
    'Review them, run npm run reviewed, and commit content/reviews.json.',
  ].join('\n');
  console.log(text);
  if (server && to && from)
    await createTransport(server).sendMail({ from, to, subject: 'Articles are waiting for review', text });
}
