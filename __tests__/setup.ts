// Speed is measured in bench/; a busy machine must not fail a test.
jest.setTimeout(180_000);

// A message on console.error is an unexplained defect: it fails the test that caused it.
let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
    complaints.push(message);
  });
});

afterEach(() => {
  const seen = complaints;
  complaints = [];
  jest.restoreAllMocks();
  if (seen.length > 0) {
    throw new Error(`console.error was called:\n${seen.map((message) => message.map(String).join(' ')).join('\n')}`);
  }
});
