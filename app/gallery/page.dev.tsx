import type { Metadata } from 'next';
import { Gallery } from './gallery.client';

export const metadata: Metadata = { title: 'Gallery', robots: { index: false } };

export default function GalleryPage() {
  return <Gallery />;
}
