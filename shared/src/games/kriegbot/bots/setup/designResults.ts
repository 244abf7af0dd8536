/**
 * The share of its duels that a ready-made design wins against those of other templates, a draw counting half, with a
 * hard bot on both sides; 240 duels each, so that the random error is about 0.03. Printed by
 *
 *  npm run -s measure -- kriegbot designs 8 designs
 *
 * and to be measured again when rules, designs or the hard bot change.
 */
export const DESIGN_WORTH: Readonly<Partial<Record<string, number>>> = {
  duellist: 0.47,
  strafer: 0.3,
  ace: 0.34,
  gunship: 0.49,
  missileer: 0.5,
  wingman: 0.37,
  storm: 0.56,
  skirmisher: 0.48,
  lancer: 0.3,
  hunter: 0.36,
  ambusher: 0.64,
  wrestler: 0.5,
  battery: 0.56,
  mortar: 0.72,
  bulwark: 0.81,
  raider: 0.3,
  spotter: 0.75,
  shocker: 0.56,
};
