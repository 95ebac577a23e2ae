import { TERMS } from '@lumashot/domain/texts/terms';
import { ArticlePage } from './ArticlePage.tsx';

export const TermsPage = () => <ArticlePage article={TERMS} />;
