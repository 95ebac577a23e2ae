import { PRIVACY } from '@lumashot/domain/texts/privacy';
import { ArticlePage } from './ArticlePage.tsx';

export const PrivacyPage = () => <ArticlePage article={PRIVACY} />;
