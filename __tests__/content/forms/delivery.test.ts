const names = ['SITE_URL', 'LEAD_ENDPOINT', 'LEAD_FALLBACK', 'LEAD_RELAY', 'VITALS_ENDPOINT'] as const;
const before = { ...process.env };

afterEach(() => {
  process.env = { ...before };
});

/** The settings of a build in which each has this value. */
async function read(value: string | undefined) {
  for (const name of names) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  jest.resetModules();
  const { deliveryOf, vitalsEndpoint } = await import('@/content/forms/delivery');
  return { ...deliveryOf('free-report'), vitalsEndpoint };
}

test.each([undefined, ''])(
  'a form is sent to the site’s own inbox unless the build has another endpoint, and nothing is measured: %p',
  async (unset) => {
    expect(await read(unset)).toEqual({
      endpoint: '/leads/free-report',
      action: '/leads/free-report',
      nextUrl: 'http://localhost:3000/thank-you',
      vitalsEndpoint: undefined,
    });
  },
);

test('the form’s name replaces <form>, and a setting for that form takes precedence', async () => {
  process.env.LEAD_ENDPOINT_FREE_REPORT = 'https://reports.example.com/';
  expect(await read('https://leads.example.com/<form>')).toMatchObject({
    endpoint: 'https://reports.example.com/',
    second: 'https://leads.example.com/free-report',
    action: 'https://leads.example.com/free-report',
  });
});
