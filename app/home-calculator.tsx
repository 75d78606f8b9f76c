import { home } from '@/content/home';

export function HomeCalculator() {
  return (
    <section className="section">
      <div className="wrap">
        <h2>{home.calculator.heading}</h2>
      </div>
    </section>
  );
}
