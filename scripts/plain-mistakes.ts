/** For the first import of a command: a mistake of content ends it with its sentences alone, another fault with its trace. */
process.on('uncaughtException', (problem: unknown) => {
  console.error(problem instanceof Error ? problem.stack : problem);
  process.exit(1);
});
