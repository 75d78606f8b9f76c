/** @jsxImportSource hono/jsx */
import { type Frame, Page } from '@/server/desk/pages/page';

type NoticeProps = { readonly frame: Frame; readonly title: string; readonly text: string };

/** A page that explains in a sentence why there is nothing else, with a link to the leads. */
export function NoticePage({ frame, title, text }: NoticeProps) {
  return (
    <Page title={title} frame={frame} kind="desk" skip="Skip to the text">
      <main id="main" class="desk-main">
        <div class="wide-wrap">
          <h1>{title}</h1>
          <p>{text}</p>
          <p>
            <a href="/desk">To the leads</a>
          </p>
        </div>
      </main>
    </Page>
  );
}
