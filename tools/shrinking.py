"""Screenshots made small: at most 256 colours, as the browser counts them, written as PNG."""

import base64
import struct
import zlib
from typing import Final

from playwright.sync_api import Browser

COLOURS: Final = """async (data) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + data;
  await image.decode();
  const { width, height } = image;
  const drawing = new OffscreenCanvas(width, height).getContext('2d');
  drawing.drawImage(image, 0, 0);
  const { data: bytes } = drawing.getImageData(0, 0, width, height);
  const found = new Map();
  const rough = (at) => ((bytes[at] >> 3) << 10) | ((bytes[at + 1] >> 3) << 5) | (bytes[at + 2] >> 3);
  for (let at = 0; at < bytes.length; at += 4) {
    const one = found.get(rough(at)) ?? [0, 0, 0, 0];
    one[0] += 1;
    for (const part of [0, 1, 2]) one[part + 1] += bytes[at + part];
    found.set(rough(at), one);
  }
  const most = [...found.entries()].sort((one, other) => other[1][0] - one[1][0]);
  const palette = most.slice(0, 256).map(([, [count, ...sums]]) => sums.map((sum) => sum / count | 0));
  const nearest = new Map(most.map(([key, [count, ...sums]], place) => {
    if (place < 256) return [key, place];
    const far = palette.map((one) => one.reduce((sum, part, at) => sum + (part - sums[at] / count) ** 2, 0));
    return [key, far.indexOf(Math.min(...far))];
  }));
  let pixels = '';
  for (let at = 0; at < bytes.length; at += 4) pixels += String.fromCharCode(nearest.get(rough(at)));
  return [width, height, palette.flat(), btoa(pixels)];
}"""


def shrunk(browser: Browser, picture: bytes) -> bytes:
    """The same picture in few colours."""
    page = browser.new_page()
    width, height, palette, pixels = page.evaluate(COLOURS, base64.b64encode(picture).decode())
    page.close()
    rows = base64.b64decode(pixels)
    lines = b"".join([b"\0" + rows[at : at + width] for at in range(0, width * height, width)])
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            _part(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _part(b"PLTE", bytes(palette)),
            _part(b"IDAT", zlib.compress(lines, 9)),
            _part(b"IEND", b""),
        ]
    )


def _part(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
