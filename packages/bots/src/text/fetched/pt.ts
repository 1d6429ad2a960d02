export { default } from '../pt.json' with { type: 'json' };
