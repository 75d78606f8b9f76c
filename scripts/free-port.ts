import { createServer } from 'node:net';

/** Says that the port of the server is taken before `npm start` builds for a minute. */
const port = Number(process.env.PORT || 3000);
const server = createServer();
server.once('error', (problem: NodeJS.ErrnoException) => {
  const reason = problem.code === 'EADDRINUSE' ? 'another program has it' : problem.message;
  console.error(
    `Port ${port} cannot be used: ${reason}. Stop that program, or take another port: PORT=${port + 1} npm start`,
  );
  process.exitCode = 1;
});
server.listen(port, process.env.HOST || undefined, () => server.close());
