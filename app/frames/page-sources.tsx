import { Sources } from '@/components/ui/prose';
import { dayInWords } from '@/content/dates';
import { routeOf } from '@/content/routes';
import { sourcesOf } from './facts';
import { leadOfficer } from './people';

/** Who reviewed a page and when, and where its figures come from. */
export function PageSources({ path, factIds }: { readonly path: string; readonly factIds: readonly string[] }) {
  const { reviewed } = routeOf(path);
  return (
    <Sources
      items={sourcesOf(factIds)}
      reviewedText={reviewed ? dayInWords(reviewed) : undefined}
      reviewer={`${leadOfficer.name}, ${leadOfficer.role}`}
    />
  );
}
