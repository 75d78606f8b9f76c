export function changeNotice(to: string, what: string) {
  const text = `${what} If that was not you, tell whoever runs the server at once.`;
  return { to, subject: 'A change of your account at the lead desk', text };
}
