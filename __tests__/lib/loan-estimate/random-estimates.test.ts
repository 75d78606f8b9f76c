import { scoreRandomEstimates } from '@/__tests__/helpers/loan-estimates/score';

test('the federal sample and random estimates, in every order, crop, rotation and scale, have no field misread or missed', () => {
  expect(scoreRandomEstimates()).toEqual({ wrong: [], missed: [] });
});
