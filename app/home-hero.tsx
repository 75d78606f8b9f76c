import { home } from '@/content/home';

export function HomeHero() {
  return (
    <section className="section sky">
      <div className="wrap">
        <h1>{home.hero.heading}</h1>
        <p className="lead">{home.hero.lead}</p>
      </div>
    </section>
  );
}
