import { PRIVACY } from '#app/texts/privacy.ts';
import { ArticlePage } from './ArticlePage.tsx';

export const PrivacyPage = () => <ArticlePage article={PRIVACY} />;
