/**
 * Every example in the rulebook, labelled, captioned or inline, with its test; `undefined` for those that are only a
 * picture and say nothing that could be tested. `examples.test.ts` fails when a test is missing.
 */
export interface Example {
  /** Where it stands in the rulebook, by chapter. */
  readonly chapter: string;
  /** What it shows, in our own words. */
  readonly says: string;
  readonly test: string | undefined;
}

const row = (chapter: string, says: string, test?: string): Example => ({ chapter, says, test });

export const examples: readonly Example[] = [
  row('Setup', 'Seven boosters with four players.', 'with four players seven boosters lie out'),
  row(
    'Setup',
    'First tokens and first research levels of Terrans and Taklons.',
    'the Terrans start with four tokens in area I, four in area II, level 1 of Gaia Project and a Gaiaformer',
  ),
  row(
    'Setup',
    'The neutral marker of the satellites.',
    'the neutral player stands at 8 on the track of the satellites',
  ),
  row('Setup', 'Where the mines of the first game stand.'),
  row(
    'Goal',
    'A round scoring tile for research.',
    'each level advanced brings two points while that tile is on',
  ),
  row('Goal', 'A final scoring tile for Gaia planets, and its track.'),
  row('Goal', 'A federation token.', 'the token of six points brings two knowledge with them'),
  row('Goal', 'Level 5 brings twelve points.', 'level 5 is worth twelve points'),
  row('Goal', 'A standard tech tile.', 'a mine on a Gaia planet brings three points with that tile'),
  row('Power cycle', 'The cycle of the Hadsch Hallas after setup.'),
  row(
    'Power cycle',
    'Charging four with too few tokens.',
    'four charged with one token in area I and one in area II lift both, and one is lost',
  ),
  row('Power cycle', 'Spending two.', 'spent power goes from area III to area I'),
  row('Power cycle', 'Gaining one token.', 'a new token goes to area I'),
  row(
    'Power cycle',
    'Discarding two from areas of one’s choice.',
    'tokens for a Gaia project come from areas of the owner’s choice',
  ),
  row('Income', 'Ore and knowledge of the Hadsch Hallas.', 'the third mine brings no ore'),
  row(
    'Income',
    'Charge four and gain a token, in either order.',
    'charging four first and gaining a token afterwards is not the same as the other way round',
  ),
  row(
    'Gaia phase',
    'A Transdim planet turns.',
    'a Transdim planet with a Gaiaformer becomes a Gaia planet in the Gaia phase',
  ),
  row('Build a mine', 'Range 2, and 4 with a Q.I.C.', 'a basic range of 2 and one Q.I.C. reach four spaces'),
  row(
    'Build a mine',
    'Only the Itars may build beside their Gaiaformer; the Terrans pay the bare price.',
    'only the owner of a Gaiaformer builds on its planet, for the bare price of a mine',
  ),
  row(
    'Build a mine',
    'Steps of the Geodens, one of them free.',
    'with level 3 of Terraforming a step costs one ore, and of two steps the free one nothing',
  ),
  row(
    'Gaia project',
    'Four tokens with two Gaiaformers.',
    'with two Gaiaformers gained a Gaia project takes four tokens',
  ),
  row(
    'Tech tiles',
    'A standard tile and the area above it.',
    'a tile under a research area lets advance in that area only',
  ),
  row(
    'Tech tiles',
    'An advanced tile flips a token and covers a tile.',
    'an advanced tile needs level 4, a green token and a standard tile to cover',
  ),
  row(
    'Federations',
    'Two ways with two satellites, one with a mine.',
    'a mine that comes along without a further satellite is allowed',
  ),
  row('Federations', 'A mine and a satellite too many.', 'a mine that takes a satellite of its own is not'),
  row(
    'Federations',
    'Eleven power, and yet allowed.',
    'two groups of which neither suffices may be joined, however much power that is',
  ),
  row('Research', 'Three power between levels 2 and 3.', 'going from level 2 to level 3 charges three power'),
  row('Special actions', 'Spaces of a faction, a tile and a booster.'),
  row('Pass', 'Effects that trigger on passing.'),
  row(
    'Free actions',
    'Giving up a token of area II.',
    'one may sacrifice a token of area II while there are tokens in area I',
  ),
  row(
    'Charge power',
    'A mine of the Ivits near Xenos and Itars.',
    'a mine near two others lets each charge for its best structure',
  ),
  row('Charge power', 'Room for one only.', 'no more is charged than there is room for, and no more is paid'),
  row('Charge power', 'One victory point left.', 'whoever has one victory point can charge two power'),
  row('Final scoring', 'Two share the highest rank.', 'two who share the highest rank gain 15 each'),
  row(
    'Factions',
    'Four tokens of the Terrans for an ore and a credit.',
    'the Terrans with institute may take one ore and one credit for four tokens, or decline',
  ),
  row(
    'Factions',
    'Three credits of the Hadsch Hallas for an ore.',
    'the Hadsch Hallas with institute gain one ore for three credits',
  ),
  row(
    'Pass',
    'A booster cannot be kept; one that was returned can be taken.',
    'the booster that is returned cannot be kept, and one returned before can be taken',
  ),
  row(
    'Free actions',
    'Not when it is somebody else’s turn.',
    'free actions are offered to nobody but whose turn it is, and not while others charge',
  ),
  row('Factions', 'Range from a space station.', 'range is counted from a space station too'),
  row(
    'Q.I.C. actions',
    'A token is scored again.',
    'a token that is scored again brings all it shows, and stays on its gray side',
  ),
];
