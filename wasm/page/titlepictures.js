// Fetches the pictures of the title. They are those that the program shows afterwards: it gets what has come from here, and nothing is
// fetched twice.

export class Pictures {
  // list are the pictures { file, rect, sheet } by id, as the build wrote them into the page, and asked the responses that early.js has
  // asked for, by file.
  constructor(window, list, asked) {
    this.window = window;
    this.list = list;
    this.asked = asked;
    this.files = new Map(); // the promise of each file, as a blob, for the program
    this.drawn = new Map(); // the promise of the address of each file, decoded
    this.images = []; // held, so that the browser need not load them anew for what is drawn with them
  }

  // address resolves to the address under which a file can be drawn at once.
  address(file) {
    if (!this.drawn.has(file)) this.drawn.set(file, this.decode(file));
    return this.drawn.get(file);
  }

  async decode(file) {
    const { Image, URL } = this.window;
    const coming = (this.asked.get(file) ?? this.window.fetch(file)).then((response) => {
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      return response.blob();
    });
    this.files.set(file, coming);
    const image = new Image();
    try {
      image.src = URL.createObjectURL(await coming);
    } catch (error) {
      this.asked.delete(file);
      this.files.delete(file); // the program asks for it once more, and says so if it cannot be had
      this.drawn.delete(file);
      throw error;
    }
    this.images.push(image);
    await image.decode();
    return image.src;
  }

  // bring resolves to pictures that can be drawn, by their ids.
  async bring(...ids) {
    const drawn = {};
    for (const id of ids) drawn[id] = { ...this.list[id], url: await this.address(this.list[id].file) };
    return drawn;
  }

  // take returns the promise of a response with a file that was fetched here, and forgets that; undefined if it was not.
  take(file) {
    const coming = this.files.get(file);
    this.files.delete(file);
    return coming?.then((blob) => new this.window.Response(blob), () => this.window.fetch(file));
  }

  // end gives the memory of what was drawn back.
  end() {
    for (const { src } of this.images) this.window.URL.revokeObjectURL(src);
  }
}
