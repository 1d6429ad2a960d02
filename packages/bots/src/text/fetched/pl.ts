export { default } from '../pl.json' with { type: 'json' };
