import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const BASALT = { r: 40, g: 60, b: 90 };

/** A picture of one colour. */
export function plainPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: BASALT } });
}

/** A photograph as a phone takes it: turned by a note, with the place and the camera. @param width as it is shown */
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

/** A PNG whose head says that it is this large, with hardly anything in it. */
export function pngBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for each of three colours.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
