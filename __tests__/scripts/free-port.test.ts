import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { freePort } from '@/scripts/machine/ports';

/** The exit code of the command and what it says. */
function checked(port: number): Promise<readonly [number | null, string]> {
  return new Promise((resolve) => {
    const child = spawn('npx', ['tsx', 'scripts/free-port.ts'], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    });
    let text = '';
    child.stderr.on('data', (data) => {
      text += String(data);
    });
    child.once('close', (code) => resolve([code, text]));
  });
}

test('a port that is taken is said before anything is built', async () => {
  const port = await freePort();
  expect((await checked(port))[0]).toBe(0);
  const other = createServer().listen(port, '127.0.0.1');
  await new Promise((ready) => other.once('listening', ready));
  const [code, text] = await checked(port);
  other.close();
  expect(code).toBe(1);
  expect(text).toContain(
    `Port ${port} cannot be used: another program has it. Stop that program, or take another port: PORT=${port + 1} npm start`,
  );
});
