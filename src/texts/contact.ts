/** Words of /contact: spec section 2, decision 28. */
export const CONTACT_TEXTS = {
  heading: 'Contact',
  subtitle: 'Questions, ideas, something broken: we read everything.',
  fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  required: 'Please fill in this field',
  submit: 'Send message',
  busy: 'Sending…',
  sent: { title: 'Message sent!', description: "We'll get back to you within 24 hours." },
  email: { title: 'Email', text: 'Support replies within 24 hours.' },
  chat: {
    title: 'Live chat',
    text: 'Monday to Friday, 9am-5pm EST',
    action: 'Start Chat',
  },
  docs: {
    title: 'Help Center',
    text: 'Prices, photos that work, cancelling: short answers.',
    action: 'View Docs',
  },
} as const;

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
