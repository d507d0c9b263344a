import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const BASALT = { r: 40, g: 60, b: 90 };

/** A picture of one color. */
export function plainPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: BASALT } });
}

/** A photograph as a phone takes it: with orientation, location and camera. @param width as displayed */
export function photograph(width: number, height: number): Promise<Buffer> {
  return plainPicture(height, width)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Hraunsjá', Artist: 'Anna Jónsdóttir' },
      IFD3: {
        GPSLatitude: '64/1 8/1 0/1',
        GPSLatitudeRef: 'N',
        GPSLongitude: '21/1 56/1 0/1',
        GPSLongitudeRef: 'W',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A PNG whose header claims this size, with hardly any data. */
export async function pngBomb(width: number, height: number): Promise<Buffer> {
  const png = await plainPicture(4, 4).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  // Checksum of the header's name and contents.
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
