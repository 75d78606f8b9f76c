import { Island } from '@/components/island/island';
import { MapDoor } from '@/components/sections/map-door.client';
import { OfficeMap as OfficeMapView } from '@/components/sections/office';
import { company } from '@/content/lender/company';

/** The map of the office behind one press, and directions. */
export function OfficeMap() {
  const { address, links } = company;
  const title = `Map of the office at ${address.street}, ${address.city}`;
  return (
    <OfficeMapView
      directionsHref={links.directions}
      map={
        links.mapEmbed ? (
          <Island of={MapDoor} props={{ href: links.mapEmbed, label: 'Load interactive map', title }} />
        ) : undefined
      }
    />
  );
}
