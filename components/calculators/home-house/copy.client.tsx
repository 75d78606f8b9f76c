'use client';

import { useEffect, useRef, useState } from 'react';
import { arrivalOf } from '@/components/island/later.client';
import { PlainButton } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text.client';
import { reportChunk } from '@/components/ui/report-chunk.client';
import { countySlug } from '@/lib/counties';
import type { House } from './fields';
import styles from './house.module.css';
import { houseHash } from './link';
import type { PictureWords } from './picture';
import { words } from './words';

type CopyProps = {
  readonly house: House;
  readonly picture: PictureWords;
};

/** How long "Copied" stands in place of the button's words, in milliseconds. */
const pause = 4000;

function addressOf(house: House): string {
  const here = new URL(window.location.href);
  here.hash = houseHash(house);
  return here.href;
}

/** The house to take along: as a link, and as a picture. */
export function CopyHouse({ house, picture }: CopyProps) {
  const [told, setTold] = useState<'link' | 'picture' | null>(null);
  const [byHand, setByHand] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => setTold(null), pause);
    return () => clearTimeout(timer);
  }, [told]);
  // Without access to the clipboard, the link is ready to be copied by hand.
  useEffect(() => {
    if (byHand) field.current?.select();
  }, [byHand]);

  async function copyLink() {
    const address = addressOf(house);
    const done = await copyText(address);
    setByHand(done ? null : address);
    setTold(done ? 'link' : null);
  }
  async function save() {
    try {
      const { savePicture } = await arrivalOf(() => import('./save-picture.client'));
      const place = house.county === '' ? '' : `-${countySlug(house.county)}`;
      await savePicture(`house-${Math.round(house.homePrice)}${place}.png`, picture);
      setTold('picture');
    } catch {
      reportChunk('save-picture');
    }
  }
  return (
    <details className={styles.copy} data-print="no">
      <summary>{words.copy.open}</summary>
      <div>
        <p>{words.copy.holds}</p>
        <PlainButton onClick={copyLink}>{told === 'link' ? words.copy.copied : words.copy.link}</PlainButton>
        <PlainButton onClick={save}>{told === 'picture' ? words.copy.saved : words.copy.picture}</PlainButton>
        {byHand ? (
          <label>
            {words.copy.byHand}
            <input type="text" ref={field} readOnly value={byHand} />
          </label>
        ) : null}
        <p className="vh" role="status">
          {told === null ? '' : told === 'link' ? words.copy.copied : words.copy.saved}
        </p>
      </div>
    </details>
  );
}
