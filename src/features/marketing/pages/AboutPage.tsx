import { ABOUT } from '#app/texts/about.ts';
import { ArticlePage } from './ArticlePage.tsx';

export const AboutPage = () => <ArticlePage article={ABOUT} />;
