import type { RentVsBuyWholeInputs } from '@/lib/mortgage/rent-vs-buy-whole';

export const rentOrBuySample: RentVsBuyWholeInputs = {
  rent: 2000,
  price: 450000,
  downPaymentPercent: 20,
  termMonths: 360,
  ratePercent: 6.5,
  stayMonths: 84,
  propertyTaxPercent: 1,
  appreciationPercent: 2,
  buyingCostPercent: 3,
  sellingCostPercent: 6,
  maintenancePercent: 1,
  homeInsurancePercent: 0.5,
  rentGrowthPercent: 3,
  returnPercent: 4,
};
