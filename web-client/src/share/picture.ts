import { h, render } from 'preact';
import type { Table, View } from '../model/types';
import './picture.css';
import { Picture, sizeOf } from './PictureSheet';
import { stylesFor } from './styles';

export interface PictureFile {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
}

/** Longest side of a PNG in pixels: sharp on a large screen, and within what every browser can draw. */
const LONGEST_SIDE = 2400;

/** Draws the position into an SVG file that holds its styles and needs nothing else. */
export function pictureOf(table: Table, view: View): PictureFile {
  const sheet = document.createElement('div');
  render(h(Picture, { table, view }), sheet);
  try {
    const drawing = sheet.querySelector('svg');
    if (!drawing) throw new Error('nothing was drawn');
    const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
    style.textContent = stylesFor(drawing);
    const copy = drawing.cloneNode(true) as Element;
    copy.prepend(style);
    const text = new XMLSerializer().serializeToString(copy);
    return { file: new Blob([text], { type: 'image/svg+xml' }), ...sizeOf({ table, view }) };
  } finally {
    render(null, sheet);
  }
}

export async function pngOf({ file, width, height }: PictureFile): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = LONGEST_SIDE / Math.max(width, height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await blobOf(canvas);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('the picture is too large'));
    }, 'image/png');
  });
}

export function saveAs(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of the file once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
