import { TERMS } from '#app/texts/terms.ts';
import { ArticlePage } from './ArticlePage.tsx';

export const TermsPage = () => <ArticlePage article={TERMS} />;
