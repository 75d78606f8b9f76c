import { getEventListeners } from 'node:events';
import { createNews } from '@/server/desk/news';

const pulse = async () => ({ leads: 0, changes: 0 });

test('a page that goes away, and one that is let go for a newer one, leave nothing behind in their session', async () => {
  const end = new AbortController();
  const session = { who: 'jordan@example.com', token: 'token', ended: end.signal };
  const news = createNews({ pulse }, () => undefined);
  for (let visit = 0; visit < 20; visit += 1) await news.listen(session).cancel();
  expect([news.listeners(), getEventListeners(session.ended, 'abort')]).toEqual([0, []]);

  for (let page = 0; page < 20; page += 1) news.listen(session);
  expect(getEventListeners(session.ended, 'abort')).toHaveLength(news.listeners());
  end.abort();
  expect([news.listeners(), getEventListeners(session.ended, 'abort')]).toEqual([0, []]);
});
