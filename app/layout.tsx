import './styles/layers.css';
import './styles/brand.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { company, siteUrl } from '@/content/lender/company';
import { brand } from '@/content/lender/look/brand';

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  applicationName: company.name,
  icons: {
    icon: [{ url: '/favicon.ico', sizes: '16x16 32x32 48x48' }],
    apple: [{ url: '/icons/apple-touch-icon.png', sizes: '180x180' }],
  },
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = { themeColor: brand.colors.enamel, colorScheme: 'light' };

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  // In development, contradictions between pages are reported on every page; in production they stop the build.
  if (process.env.NODE_ENV === 'development') await import('@/content/site/pages');
  return (
    <html lang="en-US">
      <body>{children}</body>
    </html>
  );
}
