import { checkScreens } from './support/every-screen.ts';

checkScreens('desktop');
