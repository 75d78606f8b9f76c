import { scoreOfDrawn } from '@/__tests__/helpers/loan-estimates/score-of-drawn';

test('the federal sample and drawn estimates, in every order, cut, turn and scale, have no field that is read wrong or missed', () => {
  expect(scoreOfDrawn()).toEqual({ wrong: [], missed: [] });
});
