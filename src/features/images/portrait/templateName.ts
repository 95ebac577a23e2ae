import { findPortraitTemplate } from '@lumashot/domain/catalog/portraitTemplates';

/** What the picture shows, in words. */
export const templateNameOf = (templateId: string): string =>
  findPortraitTemplate(templateId)?.name ?? templateId;
