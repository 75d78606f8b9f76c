'use client';

import { useEffect, useState } from 'react';
import { PlainButton } from '@/components/controls/button';
import { loadWithRetry, reportChunk } from '@/components/island/deferred.client';
import { copyLink, LinkToCopy, ShareButton } from '@/components/page/link-to-copy.client';
import { type House, houseHash } from '@/lib/calculators/home-house/fields';
import type { PictureWords } from '@/lib/calculators/home-house/picture';
import { countySlug } from '@/lib/counties';
import styles from './house.module.css';

type CopyProps = { readonly house: House; readonly picture: PictureWords };

/** Milliseconds that "Copied" replaces the button's text. */
const pause = 4000;

export function CopyHouse({ house, picture }: CopyProps) {
  const [done, setDone] = useState<'link' | 'picture' | null>(null);
  const [byHand, setByHand] = useState<string | null>(null);
  useEffect(() => {
    if (done === null) return;
    const timer = setTimeout(() => setDone(null), pause);
    return () => clearTimeout(timer);
  }, [done]);
  async function copy() {
    const link = await copyLink(houseHash(house));
    setByHand(link);
    setDone(link ? null : 'link');
  }
  async function save() {
    try {
      const { savePicture } = await loadWithRetry(() => import('./save-picture.client'));
      const place = house.county === '' ? '' : `-${countySlug(house.county)}`;
      await savePicture(`house-${Math.round(house.homePrice)}${place}.png`, picture);
      setDone('picture');
    } catch {
      reportChunk('save-picture');
    }
  }
  return (
    <details className={`${styles.copy} live`} data-print="no">
      <summary>Copy this house</summary>
      <div>
        <p>Price, down payment, county. Not your income.</p>
        <ShareButton hash={houseHash(house)} />
        <PlainButton onClick={copy}>{done === 'link' ? 'Copied' : 'Copy link'}</PlainButton>
        <PlainButton onClick={save}>{done === 'picture' ? 'Saved' : 'Save picture'}</PlainButton>
        {byHand ? <LinkToCopy label="Link to this house" link={byHand} /> : null}
        <p className="vh" role="status">
          {done === null ? '' : done === 'link' ? 'Copied' : 'Saved'}
        </p>
      </div>
    </details>
  );
}
