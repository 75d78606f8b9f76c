import type { ReactNode } from 'react';
import { Addition } from '@/components/ui/art/addition';
import { BranchLibrary } from '@/components/ui/art/branch-library';
import { Bungalow } from '@/components/ui/art/bungalow';
import { ClockHouse } from '@/components/ui/art/clock-house';
import { CornerHouse } from '@/components/ui/art/corner-house';
import { CurbLibrary } from '@/components/ui/art/curb-library';
import { DeskWindow } from '@/components/ui/art/desk-window';
import { Farmhouse } from '@/components/ui/art/farmhouse';
import { FiveDoors } from '@/components/ui/art/five-doors';
import { FlagHouse } from '@/components/ui/art/flag-house';
import { Foursquare } from '@/components/ui/art/foursquare';
import { GardenGate } from '@/components/ui/art/garden-gate';
import { MailboxHouse } from '@/components/ui/art/mailbox-house';
import { MainStreetOffice } from '@/components/ui/art/main-street-office';
import { NeighborPorch } from '@/components/ui/art/neighbor-porch';
import { NewRoof } from '@/components/ui/art/new-roof';
import { PorchSwing } from '@/components/ui/art/porch-swing';
import { RampHouse } from '@/components/ui/art/ramp-house';
import { ShopHouse } from '@/components/ui/art/shop-house';
import { StreamlineHouse } from '@/components/ui/art/streamline-house';
import { TudorHouse } from '@/components/ui/art/tudor-house';
import { TwoHouses } from '@/components/ui/art/two-houses';
import type { DrawingName } from '@/content/page-schema';

/** The drawing of each name that a page's `art` may be. */
export const drawings: Readonly<Record<DrawingName, ReactNode>> = {
  addition: <Addition />,
  'branch-library': <BranchLibrary />,
  bungalow: <Bungalow />,
  'clock-house': <ClockHouse />,
  'corner-house': <CornerHouse />,
  'curb-library': <CurbLibrary />,
  'desk-window': <DeskWindow />,
  farmhouse: <Farmhouse />,
  'five-doors': <FiveDoors />,
  'flag-house': <FlagHouse />,
  foursquare: <Foursquare />,
  'garden-gate': <GardenGate />,
  'mailbox-house': <MailboxHouse />,
  'main-street-office': <MainStreetOffice />,
  'neighbor-porch': <NeighborPorch />,
  'new-roof': <NewRoof />,
  'porch-swing': <PorchSwing />,
  'ramp-house': <RampHouse />,
  'shop-house': <ShopHouse />,
  'streamline-house': <StreamlineHouse />,
  'tudor-house': <TudorHouse />,
  'two-houses': <TwoHouses />,
};
