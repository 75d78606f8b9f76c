export function changeNotice(to: string, what: string) {
  const text = `${what} If that wasn’t you, tell whoever runs the server right away.`;
  return { to, subject: 'Your lead desk account was changed', text };
}
