import type { ReactNode } from 'react';
import { Addition } from './art/addition';
import { BranchLibrary } from './art/branch-library';
import { Bungalow } from './art/bungalow';
import { ClockHouse } from './art/clock-house';
import { CornerHouse } from './art/corner-house';
import { CurbLibrary } from './art/curb-library';
import { DeskWindow } from './art/desk-window';
import { EqualHousing } from './art/equal-housing';
import { Farmhouse } from './art/farmhouse';
import { FiveDoors } from './art/five-doors';
import { FlagHouse } from './art/flag-house';
import { Foursquare } from './art/foursquare';
import { GardenGate } from './art/garden-gate';
import { VacantLot } from './art/lot-404';
import { MailboxHouse } from './art/mailbox-house';
import { MainStreetOffice } from './art/main-street-office';
import { StreetPlan } from './art/map-sample';
import { Mark } from './art/mark';
import { NeighborPorch } from './art/neighbor-porch';
import { NewRoof } from './art/new-roof';
import { OhioCounties } from './art/ohio-88';
import { OhioMini } from './art/ohio-mini';
import { PorchPoster } from './art/porch-poster';
import { PorchSwing } from './art/porch-swing';
import { RampHouse } from './art/ramp-house';
import { ShopHouse } from './art/shop-house';
import { SpotCalendar } from './art/spot-cal';
import { SpotKey } from './art/spot-key';
import { SpotPhone } from './art/spot-phone';
import { SpotPorch } from './art/spot-porch';
import { StreamlineHouse } from './art/streamline-house';
import { TudorHouse } from './art/tudor-house';
import { TwoHouses } from './art/two-houses';
import { sampleCounties } from './samples';
import { houses, Street } from './street';

/** Every drawing. They are decoration and say nothing to a screen reader, but for the street plan. */
export const examples: Readonly<Record<string, ReactNode>> = {
  'street, dark': <Street />,
  'street, one house lit': <Street lit={[3]} />,
  'street, all lit': <Street lit={houses} />,
  addition: <Addition />,
  'branch library': <BranchLibrary />,
  bungalow: <Bungalow />,
  'clock house': <ClockHouse />,
  'corner house': <CornerHouse />,
  'curb library': <CurbLibrary />,
  'desk window': <DeskWindow />,
  'equal housing': <EqualHousing />,
  farmhouse: <Farmhouse />,
  'five doors': <FiveDoors />,
  'flag house': <FlagHouse />,
  foursquare: <Foursquare />,
  'garden gate': <GardenGate />,
  'lot 404': <VacantLot />,
  'mailbox house': <MailboxHouse />,
  'main street office': <MainStreetOffice />,
  mark: <Mark />,
  'neighbor porch': <NeighborPorch />,
  'new roof': <NewRoof />,
  'ohio 88': <OhioCounties {...sampleCounties} />,
  'ohio mini': <OhioMini />,
  'porch poster': <PorchPoster />,
  'porch swing': <PorchSwing />,
  'ramp house': <RampHouse />,
  'shop house': <ShopHouse />,
  'spot cal': <SpotCalendar />,
  'spot key': <SpotKey />,
  'spot phone': <SpotPhone />,
  'spot porch': <SpotPorch />,
  'streamline house': <StreamlineHouse />,
  'street plan': <StreetPlan label="100 Example Street" />,
  'tudor house': <TudorHouse />,
  'two houses': <TwoHouses />,
};
