'use client';

import { useEffect, useState } from 'react';
import type { CalendarMonth } from '@/lib/calculators/months-ahead';

/** The visitor's month; null in the exported page, which is older than the visit. */
export function useToday(): CalendarMonth | null {
  const [today, setToday] = useState<CalendarMonth | null>(null);
  useEffect(() => {
    const now = new Date();
    setToday({ year: now.getFullYear(), month: now.getMonth() + 1 });
  }, []);
  return today;
}
