'use client';

import { useEffect, useState } from 'react';
import { classes } from '@/components/browser/classes';
import type { OfficeHours } from '@/lib/forms/office-hours';
import { openTextAt } from '@/lib/forms/open-text';
import styles from './open-now.module.css';

export function OpenNow({ hours }: { readonly hours: OfficeHours }) {
  const [state, setState] = useState<ReturnType<typeof openTextAt> | null>(null);
  useEffect(() => setState(openTextAt(hours, new Date())), [hours]);
  return (
    <output className={classes(styles.open, 'live', state?.isOpen && styles.now)}>{state?.text ?? '\u00a0'}</output>
  );
}
