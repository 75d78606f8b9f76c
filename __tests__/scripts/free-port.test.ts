import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { freePort } from '@/scripts/machine/ports';

/** The exit code and the error output of a command. */
function checked(port: number, script = 'free-port', setting = 'PORT'): Promise<readonly [number | null, string]> {
  return new Promise((resolve) => {
    const child = spawn('node', ['scripts/run.mjs', `scripts/${script}.ts`], {
      env: { ...process.env, HOST: '127.0.0.1', [setting]: String(port) },
    });
    let text = '';
    child.stderr.on('data', (data) => {
      text += String(data);
    });
    child.once('close', (code) => resolve([code, text]));
  });
}

test('a port in use is reported before anything is built', async () => {
  const port = await freePort();
  expect((await checked(port))[0]).toBe(0);
  const other = createServer().listen(port, '127.0.0.1');
  await new Promise((ready) => other.once('listening', ready));
  for (const [script, setting, command] of [
    ['free-port', 'PORT', 'npm start'],
    ['dev', 'DESK_PORT', 'npm run dev'],
    ['edit', 'EDIT_PORT', 'npm run edit'],
  ] as const) {
    const [code, text] = await checked(port, script, setting);
    expect(code).toBe(1);
    expect(text).toContain(
      `Port ${port} cannot be used: another program is using it. Stop that program, or use another port: ${setting}=${port + 1} ${command}`,
    );
  }
  other.close();
});
