import { ABOUT } from '@lumashot/domain/texts/about';
import { ArticlePage } from './ArticlePage.tsx';

export const AboutPage = () => <ArticlePage article={ABOUT} />;
