import { OhioMini } from '@/components/ui/art/ohio-mini';
import { SpotCalendar } from '@/components/ui/art/spot-cal';
import { SpotPhone } from '@/components/ui/art/spot-phone';
import { SpotPorch } from '@/components/ui/art/spot-porch';
import styles from './home.module.css';

const drawings = { local: OhioMini, quick: SpotCalendar, support: SpotPorch, innovation: SpotPhone } as const;

type AdvantagesProps = {
  readonly heading: string;
  readonly items: readonly { readonly id: keyof typeof drawings; readonly heading: string; readonly text: string }[];
};

/** The advantages of a small lender, each with a drawing. */
export function Advantages({ heading, items }: AdvantagesProps) {
  return (
    <section className="section sky" aria-labelledby="advantages">
      <div className="wrap">
        <div className="head">
          <h2 id="advantages">{heading}</h2>
        </div>
        <ul className={styles.advantages}>
          {items.map((item) => {
            const Drawing = drawings[item.id];
            return (
              <li key={item.id}>
                <Drawing />
                <h3>{item.heading}</h3>
                <p>{item.text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
